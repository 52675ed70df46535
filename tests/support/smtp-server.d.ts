import type { EventEmitter } from "node:events";
import type { Server } from "node:net";
import type { Readable } from "node:stream";

/** The part of smtp-server that tests use. */
declare module "smtp-server" {
  interface Session {
    readonly id: string;
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] };
  }
  type Done = (error?: Error | null) => void;
  interface Options {
    readonly secure: boolean;
    readonly key: string;
    readonly cert: string;
    readonly disabledCommands: readonly string[];
    readonly onRcptTo: (address: { readonly address: string }, session: Session, done: Done) => void;
    readonly onData: (stream: Readable, session: Session, done: Done) => void;
  }
  export class SMTPServer extends EventEmitter {
    constructor(options: Options);
    listen(port: number, host: string, listening: () => void): Server;
    close(done: () => void): void;
  }
}
