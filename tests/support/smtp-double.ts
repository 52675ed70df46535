import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";

/** A certificate authority for tests, and a certificate of "localhost" that it signed. */
export interface TestAuthority {
  /** PEM file of the authority, for NODE_EXTRA_CA_CERTS. */
  readonly file: string;
  readonly key: string;
  readonly cert: string;
  readonly end: () => void;
}

export function makeAuthority(): TestAuthority {
  const folder = mkdtempSync(path.join(tmpdir(), "paygauge-ca-"));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...words: readonly string[]) => execFileSync("openssl", words, { cwd: folder, stdio: "ignore" });
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  openssl("req", "-x509", ...key, "-keyout", "ca.key", "-out", "ca.pem", "-days", "2", "-subj", "/CN=Paygauge test CA");
  openssl("req", ...key, "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=localhost");
  writeFileSync(at("names"), "subjectAltName=DNS:localhost,IP:127.0.0.1\n");
  const signing = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "names"];
  openssl("x509", "-req", "-in", "server.csr", ...signing, "-out", "server.pem", "-days", "2");
  return {
    file: at("ca.pem"),
    key: readFileSync(at("server.key"), "utf8"),
    cert: readFileSync(at("server.pem"), "utf8"),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A mail that the server took: it answered 250 to its data. */
interface TakenMail {
  readonly messageId: string;
  readonly to: string;
  readonly raw: string;
}

export interface SmtpDouble {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** Message-IDs whose data arrived whole, whatever was answered. */
  readonly seen: readonly string[];
  readonly end: () => Promise<void>;
}

const refused = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** How a receiver's server behaves, by the beginning of the address. */
function refusalAtReceiver(address: string): Error | null {
  if (address.startsWith("refuse")) return refused(550, "5.1.1 no such user");
  return address.startsWith("grey") ? refused(450, "4.2.0 greylisted, try again later") : null;
}

/** Listens on a port of localhost, with implicit TLS alone. @param pauseMs before it answers to a mail's data */
export async function startSmtp({ key, cert }: TestAuthority, pauseMs: number): Promise<SmtpDouble> {
  const taken: TakenMail[] = [];
  const seen: string[] = [];
  const server = new SMTPServer({
    secure: true,
    key,
    cert,
    // The password would be a secret of the deployment, which the settings of a test do not reach.
    disabledCommands: ["AUTH"],
    onRcptTo: ({ address }, _session, done) => done(refusalAtReceiver(address)),
    onData: (stream, session, done) => {
      let raw = "";
      stream.setEncoding("utf8").on("data", (part: string) => (raw += part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "";
        seen.push(messageId);
        if (to.startsWith("drop")) return dropConnection(server, session.id);
        if (to.startsWith("full")) return done(refused(552, "5.2.2 mailbox full"));
        setTimeout(() => {
          taken.push({ messageId, to, raw });
          done();
        }, pauseMs);
      });
    },
  });
  // A client that was killed, or that the server dropped, isn’t a fault of the test.
  server.on("error", () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "localhost", () => {
      const bound = listening.address();
      resolve(typeof bound === "object" && bound ? bound.port : 0);
    });
  });
  return { port, taken, seen, end: () => new Promise((resolve) => server.close(() => resolve())) };
}

interface Connected {
  readonly connections: Set<{ readonly session: { readonly id: string }; close(): void }>;
}

/** Ends the connection of a session without an answer. */
function dropConnection(server: unknown, id: string): void {
  for (const connection of (server as Connected).connections) if (connection.session.id === id) connection.close();
}
