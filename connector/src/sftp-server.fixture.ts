/** An SFTP server in this process over files in memory, with the faults that tests ask for. */
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import ssh2, { type AuthContext, type Connection, type FileEntry, type SFTPWrapper } from "ssh2";

const { Server: SshServer, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;
const [fileMode, folderMode, linkMode] = [0o100644, 0o040755, 0o120777];
const namesAtOnce = 1000;

/** An Ed25519 key pair. The library writes one in 200 so that it can't read it again: those are made again. */
export function newKeyPair(passphrase?: string): ReturnType<typeof utils.generateKeyPairSync> {
  for (;;) {
    const pair =
      passphrase === undefined
        ? utils.generateKeyPairSync("ed25519")
        : utils.generateKeyPairSync("ed25519", { cipher: "aes256-ctr", passphrase, rounds: 1 });
    if (!(utils.parseKey(pair.private, passphrase) instanceof Error)) return pair;
  }
}

interface ServedFile {
  bytes: Uint8Array;
  mtime: number;
  kind?: "file" | "link";
  /** Bytes that follow, which many files share: no test stores ten gigabytes. */
  tail?: Uint8Array;
  /** The size that the server lists, where it is another: no test stores a gigabyte. */
  listedSize?: number;
}

const sizeOf = ({ bytes, tail, listedSize }: ServedFile): number => listedSize ?? bytes.length + (tail?.length ?? 0);

/** A piece of a file, which ends at the latest where its first part does. */
function pieceOf({ bytes, tail }: ServedFile, offset: number, length: number): Uint8Array {
  if (offset < bytes.length) return bytes.subarray(offset, offset + length);
  return tail?.subarray(offset - bytes.length, offset - bytes.length + length) ?? new Uint8Array();
}

/** SHA-256 of a whole file, in hex. */
export function digestOfServed({ bytes, tail }: ServedFile): string {
  return createHash("sha256")
    .update(bytes)
    .update(tail ?? new Uint8Array())
    .digest("hex");
}

export interface Faults {
  /** Cuts the connection after so many bytes were read; counted from zero after each cut. */
  cutAfter?: number;
  cuts?: number;
  /** Answers no command. */
  isSilent?: boolean;
  /** ms before each answer. */
  delayMs?: number;
  /** Refuses to rename and delete. */
  isReadOnly?: boolean;
}

/** One server: its files, the paths that were opened, and its faults. */
export class ServedFolder {
  readonly files = new Map<string, ServedFile>();
  readonly faults: Faults = {};
  /** Paths in the order in which they were opened. */
  readonly opened: string[] = [];
  cutsMade = 0;
  connections = 0;
  password = "correct horse";
  /** The public key of the user, in OpenSSH's form; "" for none. */
  publicKey = "";
  port = 0;
  hostKey = "";
  #server: InstanceType<typeof SshServer> | null = null;
  readonly #open = new Set<Connection>();
  #read = 0;

  /** Serves with a key of its own; again with another one, or at the port it had. */
  async listen(key: string | Buffer = newKeyPair().private): Promise<this> {
    const parsed = utils.parseKey(key);
    if (parsed instanceof Error) throw parsed;
    const [found] = Array.isArray(parsed) ? parsed : [parsed];
    if (found === undefined) throw new Error("There is no key.");
    const digest = createHash("sha256").update(found.getPublicSSH()).digest("base64");
    this.hostKey = `SHA256:${digest.replace(/=+$/, "")}`;
    const server = new SshServer({ hostKeys: [key] }, (client) => this.#accept(client));
    this.#server = server;
    await new Promise<void>((resolve) => {
      server.listen(this.port, "127.0.0.1", resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    return this;
  }

  put(name: string, text: string | Uint8Array, mtime = 1_790_000_000): void {
    this.files.set(name, { bytes: typeof text === "string" ? Buffer.from(text) : text, mtime });
  }

  cutAll(): void {
    for (const each of this.#open) each.end();
  }

  async close(): Promise<void> {
    this.cutAll();
    const server = this.#server;
    if (server !== null)
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
  }

  #accept(client: Connection): void {
    this.connections += 1;
    this.#open.add(client);
    client.on("error", () => undefined);
    client.on("close", () => this.#open.delete(client));
    client.on("authentication", (asked) => {
      if (this.#mayEnter(asked)) asked.accept();
      else asked.reject(["password", "publickey"]);
    });
    client.on("session", (accept) => {
      accept().on("sftp", (begin) => this.#serve(begin(), client));
    });
  }

  #mayEnter(asked: AuthContext): boolean {
    if (asked.method === "password") return asked.password === this.password;
    if (asked.method !== "publickey" || this.publicKey === "") return false;
    const key = utils.parseKey(this.publicKey);
    if (key instanceof Error || !key.getPublicSSH().equals(asked.key.data)) return false;
    const { blob, signature, hashAlgo } = asked;
    // The first question is whether the key would do; the second one proves it.
    if (blob === undefined || signature === undefined) return true;
    // Declared as true or false, but it gives an error where the signature has another form.
    const proven: unknown = key.verify(blob, signature, hashAlgo);
    return proven === true;
  }

  #answer(act: () => void): void {
    const { isSilent = false, delayMs = 0 } = this.faults;
    if (isSilent) return;
    if (delayMs === 0) act();
    else void wait(delayMs).then(act);
  }

  #attributesOf(name: string) {
    const file = this.files.get(name);
    if (file !== undefined) {
      const mode = file.kind === "link" ? linkMode : fileMode;
      return { mode, uid: 0, gid: 0, size: sizeOf(file), atime: file.mtime, mtime: file.mtime };
    }
    const isFolder = name === "/" || [...this.files.keys()].some((each) => each.startsWith(`${name}/`));
    return isFolder ? { mode: folderMode, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 } : null;
  }

  #namesIn(folder: string): FileEntry[] {
    const below = folder === "/" ? "/" : `${folder}/`;
    return [...this.files.keys()]
      .filter((name) => name.startsWith(below) && !name.slice(below.length).includes("/"))
      .flatMap((name) => {
        const attrs = this.#attributesOf(name);
        const filename = name.slice(below.length);
        const letter = this.files.get(name)?.kind === "link" ? "l" : "-";
        return attrs === null
          ? []
          : [{ filename, longname: `${letter}rw-r--r-- 1 0 0 ${attrs.size} ${filename}`, attrs }];
      });
  }

  #serve(sftp: SFTPWrapper, client: Connection): void {
    const handles = new Map<string, { readonly name: string; left: FileEntry[] }>();
    const begin = (id: number, name: string, left: FileEntry[] = []) => {
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(handles.size);
      handles.set(handle.toString("hex"), { name, left });
      sftp.handle(id, handle);
    };
    const at = (handle: Buffer) => handles.get(handle.toString("hex"));
    const look = (id: number, name: string) =>
      this.#answer(() => {
        const attrs = this.#attributesOf(name);
        if (attrs === null) sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        else sftp.attrs(id, attrs);
      });
    sftp.on("REALPATH", (id, name) =>
      this.#answer(() => {
        const filename = path.posix.resolve("/", name);
        sftp.name(id, [
          { filename, longname: filename, attrs: { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 } },
        ]);
      }),
    );
    sftp.on("STAT", look);
    sftp.on("LSTAT", look);
    sftp.on("FSTAT", (id, handle) => look(id, at(handle)?.name ?? ""));
    sftp.on("OPENDIR", (id, name) =>
      this.#answer(() => {
        if (this.#attributesOf(name) === null) sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        else begin(id, name, this.#namesIn(name));
      }),
    );
    sftp.on("READDIR", (id, handle) =>
      this.#answer(() => {
        const names = at(handle)?.left.splice(0, namesAtOnce) ?? [];
        if (names.length === 0) sftp.status(id, STATUS_CODE.EOF);
        else sftp.name(id, names);
      }),
    );
    sftp.on("OPEN", (id, name) =>
      this.#answer(() => {
        if (!this.files.has(name)) sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        else {
          this.opened.push(name);
          begin(id, name);
        }
      }),
    );
    sftp.on("READ", (id, handle, offset, length) =>
      this.#answer(() => {
        const file = this.files.get(at(handle)?.name ?? "");
        const piece = file === undefined ? new Uint8Array() : pieceOf(file, offset, length);
        this.#read += piece.length;
        const { cutAfter, cuts = 0 } = this.faults;
        if (cutAfter !== undefined && this.cutsMade < cuts && this.#read >= cutAfter) {
          this.#read = 0;
          this.cutsMade += 1;
          client.end();
        } else if (piece.length === 0) sftp.status(id, STATUS_CODE.EOF);
        else sftp.data(id, Buffer.from(piece));
      }),
    );
    sftp.on("CLOSE", (id) => this.#answer(() => sftp.status(id, STATUS_CODE.OK)));
    sftp.on("MKDIR", (id) => this.#answer(() => sftp.status(id, STATUS_CODE.OK)));
    sftp.on("RENAME", (id, from, to) =>
      this.#answer(() => {
        const file = this.files.get(from);
        if (file === undefined || this.faults.isReadOnly === true) sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
        else {
          this.files.delete(from);
          this.files.set(to, file);
          sftp.status(id, STATUS_CODE.OK);
        }
      }),
    );
    sftp.on("REMOVE", (id, name) =>
      this.#answer(() => {
        const isGone = this.faults.isReadOnly !== true && this.files.delete(name);
        sftp.status(id, isGone ? STATUS_CODE.OK : STATUS_CODE.PERMISSION_DENIED);
      }),
    );
  }
}
