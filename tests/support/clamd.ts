import net from "node:net";

/** The test file that every scanner knows (eicar.org), put together so that none finds it in this source. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");

export interface Clamd {
  readonly address: string;
  /** Bytes of the files that it was sent. */
  readonly scanned: number[];
  close(): Promise<void>;
}

/**
 * ClamAV's daemon as its protocol shows it (clamd(8), zINSTREAM): it finds the EICAR file, and refuses files of more than
 * `maxBytes` as its StreamMaxLength does.
 */
export async function startClamd(maxBytes = 25 * 1024 * 1024): Promise<Clamd> {
  const scanned: number[] = [];
  const server = net.createServer((socket) => {
    let waiting = Buffer.alloc(0);
    let isBegun = false;
    const chunks: Buffer[] = [];
    const end = (reply: string) => socket.end(`${reply}\0`);
    socket.on("error", () => undefined);
    socket.on("data", (data: Buffer) => {
      waiting = Buffer.concat([waiting, data]);
      if (!isBegun) {
        const command = "zINSTREAM\0";
        if (waiting.length < command.length) return;
        if (waiting.subarray(0, command.length).toString() !== command) return void end("UNKNOWN COMMAND");
        waiting = waiting.subarray(command.length);
        isBegun = true;
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          const whole = Buffer.concat(chunks);
          scanned.push(whole.length);
          return void end(whole.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK");
        }
        if (waiting.length < 4 + length) return;
        chunks.push(waiting.subarray(4, 4 + length));
        waiting = waiting.subarray(4 + length);
        if (chunks.reduce((sum, each) => sum + each.length, 0) > maxBytes)
          return void end("INSTREAM size limit exceeded. ERROR");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  return {
    address: `127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    scanned,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
