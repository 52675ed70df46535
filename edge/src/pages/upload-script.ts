/**
 * The script of the upload page, as the browser gets it: redeems the token of the fragment, sends the chosen file in parts
 * with the digest of each, continues automatically after a broken connection, and shows what reading the file came to. Texts
 * are only ever set as text.
 */
export const uploadScript = String.raw`(() => {
const el = (id) => document.getElementById(id);
const root = el("upload");
const { id, words, language, locale } = JSON.parse(root.dataset.facts);
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
const number = (value) => value.toLocaleString(locale);
const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
const sizeOf = (bytes) => {
  const step = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const options = { style: "unit", unit: units[step], unitDisplay: step === 0 ? "long" : "short", maximumFractionDigits: step > 1 ? 1 : 0 };
  return (bytes / 1000 ** step).toLocaleString(locale, options);
};
const moment = (text, more) => new Date(text).toLocaleString(locale, { dateStyle: "long", ...more });
const duration = (seconds) => seconds < 90
  ? new Intl.NumberFormat(locale, { style: "unit", unit: "second" }).format(Math.max(1, Math.round(seconds)))
  : new Intl.NumberFormat(locale, { style: "unit", unit: "minute" }).format(Math.round(seconds / 60));
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const tokenForm = /^pgt_[\w-]{43}$/;
// Mail programs take a full stop or a bracket behind a link for part of it.
const tokenOfHash = () => /^#(pgt_[\w-]{43})(?![\w-])/.exec(location.hash)?.[1] ?? location.hash.slice(1);
let token = tokenOfHash();
let view = null;
let file = null;
let request = null;
let paused = false;
let run = 0;

for (const each of root.querySelectorAll(".languages a"))
  each.addEventListener("click", () => { each.hash = location.hash; });

const call = (method, path, body) => fetch("/api/v1/" + path, {
  method, cache: "no-store", referrerPolicy: "no-referrer", body: body && JSON.stringify(body),
  headers: { "x-csrf": "1", accept: "application/json", ...(body && { "content-type": "application/json" }) },
});

function say(text) {
  el("problem").textContent = text;
  el("problem").hidden = text === "";
}
function show(name) {
  for (const each of root.querySelectorAll("[data-view]")) each.hidden = each.dataset.view !== name;
  const at = { choose: 0, sending: 0, received: 1 }[name];
  el("after").hidden = at === undefined;
  if (name === "gone" || name === "paste") el("for").hidden = true;
  const step = view && view.file && view.file.state !== "receiving" && view.file.state !== "reading" ? 2 : at;
  root.querySelectorAll(".steps li").forEach((each, place) => each.toggleAttribute("aria-current", place === step));
}
const begin = () => show(tokenForm.test(token) ? "start" : "paste");

function showFile({ fileName, size }) {
  for (const each of root.querySelectorAll("[data-file]")) each.textContent = fileName;
  el("size").textContent = sizeOf(size);
}
function showProgress(bytes, size, started, sent) {
  const share = size === 0 ? 1 : bytes / size;
  el("bar").value = share * 1000;
  el("percent").textContent = share.toLocaleString(locale, { style: "percent" });
  const seconds = (performance.now() - started) / 1000;
  const values = { done: sizeOf(bytes), size: sizeOf(size) };
  el("done").textContent = sent > 0 && seconds > 2
    ? fill(words.left, { ...values, time: duration(((size - bytes) / sent) * seconds) })
    : fill(words.sent, values);
}
function showReceived(found) {
  const values = { rows: found.accepted === null ? "" : number(found.accepted), total: found.total, sender: view.senderName };
  const text = {
    reading: words.reading, waiting: words.waiting, refused: words.refused, imported: words.imported, removed: words.removed,
    read: found.total ? words.readTotal : words.read,
  }[found.state];
  el("outcome").textContent = fill(text, values) + (found.state === "read" || found.state === "imported" ? " " + words.close : "");
  el("tick").toggleAttribute("hidden", found.state !== "read" && found.state !== "imported");
  const sentences = found.rejected > 0 ? [fill(words.rejected, { count: number(found.rejected), sender: view.senderName })] : [];
  el("sentences").replaceChildren(...sentences.concat(found.sentences).map((each) => {
    const item = document.createElement("li");
    item.textContent = each;
    return item;
  }));
  el("time").textContent = moment(found.receivedOn, { timeStyle: "short" });
  el("reference").textContent = found.reference;
  el("receipt").textContent = fill(words.receipt, { recipient: view.recipient });
  el("receipt").hidden = !found.mailed;
  el("replace").hidden = !found.mayReplace || found.state === "reading";
  show("received");
}
function showChoose() {
  const open = view.file && view.file.state === "receiving" ? view.file : null;
  el("same").textContent = open ? fill(words.same, { file: open.fileName }) : "";
  el("same").hidden = !open;
  el("named").hidden = !view.asksName || !!open;
  el("limits").textContent = fill(words.limits, { size: sizeOf(view.maxBytes) });
  show("choose");
}
function showFacts() {
  const times = view.uses === 1 ? words.once : fill(words.several, { count: view.uses });
  el("for").textContent = fill(words.forBuyer, { buyer: view.buyerName, times, until: moment(view.until) });
  const write = el("write");
  write.textContent = fill(words.write, { sender: view.senderName });
  write.href = "mailto:" + encodeURIComponent(view.senderEmail);
  const leads = root.querySelectorAll(".steps span");
  leads[2].textContent = fill(words.stepLeads.receipt, { recipient: view.recipient });
}

async function load() {
  const answer = await call("GET", "link-upload?locale=" + locale).catch(() => null);
  if (answer === null) return false;
  if (answer.status === 410 || answer.status === 401) { view = null; begin(); return true; }
  if (!answer.ok) { say(answer.status === 429 ? words.tooOften : words.failed); return false; }
  const read = await answer.json();
  // The browser's session may be another link's: this one is opened by its own token.
  if (read.id !== id) { begin(); return true; }
  view = read;
  showFacts();
  const found = view.file;
  if (found === null || found.state === "receiving") { if (file === null) showChoose(); return true; }
  showFile(found);
  showReceived(found);
  return true;
}
async function follow() {
  const own = ++run;
  for (let pause = 1000; own === run; pause = Math.min(pause * 1.3, 10000)) {
    await load();
    const state = view && view.file && view.file.state;
    if (state !== "reading" && state !== "waiting" && state !== "read" && state !== "refused") return;
    if (state !== "reading") pause = Math.max(pause, 4000);
    await wait(pause);
  }
}

async function redeem() {
  say("");
  el("go").disabled = true;
  const answer = await call("POST", "magic-links/redeem", { link: id, token }).catch(() => null);
  el("go").disabled = false;
  if (answer && answer.ok) { await load(); if (view && view.file) follow(); return; }
  if (answer && answer.status === 410) { show("gone"); return; }
  say(answer && answer.status === 429 ? words.tooOften : words.failed);
}

function put(part, blob, digest, progress) {
  return new Promise((resolve) => {
    request = new XMLHttpRequest();
    request.open("PUT", "/api/v1/link-upload/parts/" + part);
    request.setRequestHeader("x-csrf", "1");
    request.setRequestHeader("content-type", "application/octet-stream");
    if (digest) request.setRequestHeader("content-digest", digest);
    request.upload.onprogress = (event) => progress(event.loaded);
    request.onloadend = () => resolve(request.status);
    request.send(blob);
  });
}
async function digestOf(blob) {
  if (!globalThis.crypto.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  return "sha-256=:" + btoa(String.fromCharCode(...bytes)) + ":";
}
/** Waits before another try; a connection that comes back ends the wait. */
const patience = (tries) => Promise.race([
  wait(Math.min(30000, 1000 * 2 ** tries)),
  new Promise((resolve) => addEventListener("online", resolve, { once: true })),
]);
async function until(send) {
  const own = run;
  for (let tries = 0; own === run; tries += 1) {
    while (paused && own === run) await wait(200);
    const status = await send();
    if (own !== run) return 0;
    if (status === 200) { say(""); return status; }
    if (status === 410 || status === 401 || status === 404 || status === 409 || status === 413) return status;
    if (!paused) { say(words.offline); await patience(tries); }
  }
  return 0;
}
async function send() {
  run += 1;
  paused = false;
  say("");
  const { partSize, partsReceived } = view.file;
  const { size } = file;
  const have = new Set(partsReceived);
  const parts = Math.max(1, Math.ceil(size / partSize));
  const lengthOf = (part) => (part < parts ? partSize : size - (parts - 1) * partSize);
  let bytes = [...have].reduce((sum, part) => sum + lengthOf(part), 0);
  let sent = 0;
  const started = performance.now();
  el("pause").textContent = words.pause;
  el("keep").textContent = fill(words.keep, { by: moment(view.endsBy, { timeStyle: "short" }) });
  showFile({ fileName: file.name, size });
  showProgress(bytes, size, started, 0);
  show("sending");
  for (let part = 1; part <= parts; part += 1) {
    if (have.has(part)) continue;
    const blob = file.slice((part - 1) * partSize, part * partSize);
    const digest = await digestOf(blob).catch(() => null);
    const status = await until(() => put(part, blob, digest, (loaded) => showProgress(bytes + loaded, size, started, sent + loaded)));
    if (status !== 200) return stopped(status);
    bytes += blob.size;
    sent += blob.size;
    showProgress(bytes, size, started, sent);
  }
  const status = await until(() => call("POST", "link-upload/complete").then((answer) => answer.status, () => 0));
  if (status !== 200) return stopped(status);
  file = null;
  await follow();
}
async function stopped(status) {
  if (status === 0) return;
  file = null;
  if (status === 410 || status === 401) { show("gone"); return; }
  await load();
  say(words.failed);
}
async function chosen(one) {
  if (!one || !view) return;
  const name = el("name").value.trim();
  const open = view.file && view.file.state === "receiving" && view.file.fileName === one.name && view.file.size === one.size;
  if (one.size === 0) return say(words.empty);
  if (one.size > view.maxBytes) return say(fill(words.tooLarge, { size: sizeOf(view.maxBytes) }));
  if (view.asksName && !open && name === "") { say(words.nameMissing); el("name").focus(); return; }
  say("");
  file = one;
  const answer = await call("POST", "link-upload", { fileName: one.name, size: one.size, uploader: name }).catch(() => null);
  if (answer === null || !answer.ok) {
    file = null;
    if (answer && answer.status === 410) { show("gone"); return; }
    const problem = answer && (await answer.json().catch(() => null));
    return say(answer && answer.status === 429 ? words.tooOften : answer && answer.status < 500 && language === "en" && problem ? problem.detail : words.failed);
  }
  if (await load() && view && view.file) await send();
}
async function remove() {
  run += 1;
  if (request) request.abort();
  file = null;
  const answer = await call("DELETE", "link-upload").catch(() => null);
  if (answer === null || answer.status >= 500) say(words.failed);
  await load();
}

el("go").addEventListener("click", redeem);
el("paste").addEventListener("submit", (event) => {
  event.preventDefault();
  const found = /\/upload\/([\w-]+)[^#\s]*#(pgt_[\w-]{43})(?![\w-])/.exec(el("pasted").value);
  if (!found) return say(words.pasteWrong);
  if (found[1] !== id) { location.assign("/upload/" + found[1] + "?lang=" + language + "#" + found[2]); return; }
  token = found[2];
  history.replaceState(null, "", "#" + token);
  el("for").hidden = false;
  redeem();
});
addEventListener("hashchange", () => {
  token = tokenOfHash();
  if (view === null) { say(""); el("for").hidden = false; begin(); }
});
el("choose").addEventListener("click", () => el("file").click());
el("file").addEventListener("change", () => { chosen(el("file").files[0]); el("file").value = ""; });
const drop = el("drop");
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => event.preventDefault());
drop.addEventListener("dragover", () => drop.classList.add("over"));
drop.addEventListener("dragleave", () => drop.classList.remove("over"));
drop.addEventListener("drop", (event) => { drop.classList.remove("over"); chosen(event.dataTransfer.files[0]); });
el("pause").addEventListener("click", () => {
  paused = !paused;
  el("pause").textContent = paused ? words.resume : words.pause;
  say(paused ? words.paused : "");
  if (paused && request) request.abort();
});
for (const each of root.querySelectorAll("[data-remove]")) each.addEventListener("click", remove);
el("replace").addEventListener("click", () => { if (confirm(words.replaceAsk)) remove(); });
load().then(async (isLoaded) => {
  if (!isLoaded) begin();
  // What a broken connection may have lost is queued again.
  if (view && view.file && view.file.state === "reading") await call("POST", "link-upload/complete").catch(() => null);
  if (view && view.file && view.file.state !== "receiving") follow();
});
})()`;
