// Double of the built files of the browser application in the edge's own tests.
const bytesOf = (base64) => Uint8Array.from(atob(base64), (char) => char.codePointAt(0));

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
  // As the build leaves them; what each unpacks to says which was asked for.
  "/assets/packed.js": ["packed", "text/javascript"],
  "/assets/packed.js.br": [bytesOf("iwWAcGFja2VkIGFzIGJyAw=="), "application/octet-stream"],
  "/assets/packed.js.gz": [bytesOf("H4sIAAAAAAAAAytITM5OTVFILFZIrwIAWx+EtQwAAAA="), "application/gzip"],
  "/assets/half.js": ["half", "text/javascript"],
  "/assets/half.js.gz": [bytesOf("H4sIAAAAAAAAAytITM5OTVFILFZIrwIAWx+EtQwAAAA="), "application/gzip"],
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
    const found = /\/counted\.\w+$/.test(pathname) ? [`asked ${asked}`, "text/javascript"] : files[pathname];
    if (!found) return new Response("not found", { status: 404 });
    return new Response(found[0], {
      headers: { "content-type": found[1], etag: `"${pathname}"`, "set-cookie": "assets=1" },
    });
  },
};
