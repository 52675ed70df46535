import type { IncomingMessage, ServerResponse } from "node:http";
import http from "node:http";
import type { Plugin, ProxyOptions } from "vite";

const port = process.env["EDGE_PORT"] ?? "8787";
/** Node does not resolve *.localhost: the edge is asked at its address with the brand's own Host. */
const address = "127.0.0.1";
const edgeHost = (request: IncomingMessage): string => (request.headers.host ?? "").replace(/:\d+$/, `:${port}`);

/** Calls go on to the edge under the brand's own host; cookies hold for every port of a host. */
export const edgeProxy: ProxyOptions = {
  target: `http://${address}:${port}`,
  configure: (proxy) => {
    proxy.on("proxyReq", (onward, request) => {
      onward.setHeader("host", edgeHost(request));
      if (request.headers.origin) onward.setHeader("origin", `http://${edgeHost(request)}`);
    });
  },
};

interface EdgePage {
  readonly status: number;
  readonly location: string | undefined;
  readonly html: string;
}

function askEdge(request: IncomingMessage): Promise<EdgePage> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, host: edgeHost(request), "accept-encoding": "identity" };
    http
      .get({ host: address, port, path: request.url, headers }, (answer) => {
        let html = "";
        answer.setEncoding("utf8").on("data", (part: string) => (html += part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 500, location: answer.headers.location, html }));
      })
      .on("error", reject);
  });
}

const bootElement = /<script[^>]*id="boot"[^>]*>[\s\S]*?<\/script>/;
const htmlElement = /<html[^>]*>/;
const brandStyles = /<style[^>]*>[\s\S]*?<\/style>/g;

/**
 * Development with hot reload: the edge still decides who may open a page; what it wrote into index.html (brand, user,
 * permissions) is put into Vite's own index.html. Sign-in and the pages without React stay on the edge's port.
 */
export function pagesThroughEdge(readPage: (name: string) => Promise<string>): Plugin {
  return {
    name: "pages-through-edge",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
        if (request.method !== "GET" || request.headers["sec-fetch-dest"] !== "document") return next();
        const draw = async (): Promise<void> => {
          const page = await askEdge(request);
          const boot = bootElement.exec(page.html)?.[0];
          if (page.status !== 200 || boot === undefined) {
            const onward = new URL(page.location ?? request.url ?? "/", `http://${edgeHost(request)}`);
            response.writeHead(302, { location: onward.href }).end();
            return;
          }
          // The printable frame is a page of its own.
          const name = page.html.includes("/public/printable/") ? "printable.html" : "index.html";
          const index = await server.transformIndexHtml(`/${name}`, await readPage(name), request.url);
          const styles = (page.html.match(brandStyles) ?? []).join("\n");
          const html = index
            .replace(bootElement, "")
            .replace(htmlElement, htmlElement.exec(page.html)?.[0] ?? "<html>")
            .replace("</head>", () => `${styles}\n${boot}\n</head>`);
          response
            .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
            .end(html);
        };
        draw().catch(next);
      });
    },
  };
}
