import http from "node:http";

interface ForeignSite {
  readonly address: string;
  close(): Promise<void>;
}

/** A site of another user: one page at another origin, without any policy of ours. */
export async function foreignSite(html: string): Promise<ForeignSite> {
  const server = http.createServer((_request, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
