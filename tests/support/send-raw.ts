import net from "node:net";

interface RawAnswer {
  /** 0 where the connection was closed without one. */
  readonly status: number;
  /** false: of the server in front of the product, which the platform replaces in production. */
  readonly isOurs: boolean;
}

/** Sends bytes as they are; a server that waits for more of them is left after `patienceMs`, 0: never. */
export function sendRaw(port: number, text: string, patienceMs = 300): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    let said = "";
    const end = () => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
      resolve({ status, isOurs: /^content-security-policy:/im.test(said) });
    };
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(text, "latin1"));
    socket.on("data", (some: string) => {
      said += some;
      if (said.includes("\r\n\r\n")) end();
    });
    socket.on("close", end);
    socket.on("error", end);
    socket.setTimeout(patienceMs, end);
  });
}
