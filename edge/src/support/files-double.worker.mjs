// Double of the built files of the browser application in the edge's own tests.
const files = {
  "/index.html": [
    '<!doctype html><html lang="en"><head><title>x</title><script type="module" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>',
    "text/html",
  ],
  "/printable.html": [
    '<!doctype html><html lang="en"><head><title>x</title><script type="module" src="/public/printable/main.js"></script></head><body><div id="root"></div></body></html>',
    "text/html",
  ],
  "/assets/main.js": ["export {}", "text/javascript"],
  "/assets/samples/ledger.csv": ["a,b", "text/csv"],
  "/public/logo.svg": ["<svg/>", "image/svg+xml"],
  "/.vite/manifest.json": [
    JSON.stringify({
      "src/areas/profile/profile.screen.tsx": { file: "assets/profile.js", imports: ["_shared.js"] },
      "_shared.js": { file: "assets/shared.js" },
    }),
    "application/json",
  ],
};

let asked = 0;

export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    asked += 1;
    // Whether it was asked again.
    const found = /\/counted\./.test(pathname) ? [`asked ${asked}`, "text/javascript"] : files[pathname];
    if (!found) return new Response("not found", { status: 404 });
    return new Response(found[0], { headers: { "content-type": found[1], etag: '"f"', "set-cookie": "assets=1" } });
  },
};
