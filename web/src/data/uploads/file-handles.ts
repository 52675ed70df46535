/**
 * Handles of files that are being sent, where the browser has them (File System Access): after a reload the upload
 * continues without the user choosing the file again. Elsewhere the file is chosen again.
 */
const storeName = "handles";

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("paygauge.uploads", 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The browser's store did not open.")));
  });
}

async function withStore(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await openStore();
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const request = use(database.transaction(storeName, mode).objectStore(storeName));
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("The browser's store failed.")));
    });
  } finally {
    database.close();
  }
}

/** Keeping a handle is a comfort: without it the user chooses the file again. */
export async function keepHandle(uploadId: string, handle: FileSystemFileHandle): Promise<void> {
  await withStore("readwrite", (store) => store.put(handle, uploadId)).catch(() => undefined);
}

export async function dropHandle(uploadId: string): Promise<void> {
  await withStore("readwrite", (store) => store.delete(uploadId)).catch(() => undefined);
}

export async function keptHandle(uploadId: string): Promise<FileSystemFileHandle | undefined> {
  const found = await withStore("readonly", (store) => store.get(uploadId)).catch(() => undefined);
  return typeof FileSystemFileHandle !== "undefined" && found instanceof FileSystemFileHandle ? found : undefined;
}

interface WithPermission {
  queryPermission(options: { mode: "read" }): Promise<PermissionState>;
  requestPermission(options: { mode: "read" }): Promise<PermissionState>;
}

function asksPermission(handle: object): handle is WithPermission {
  return "queryPermission" in handle && "requestPermission" in handle;
}

/** The file behind a handle, or undefined when the browser does not let us read it (any more). `ask` needs a click. */
export async function fileOf(handle: FileSystemFileHandle, ask: boolean): Promise<File | undefined> {
  try {
    if (asksPermission(handle)) {
      const state = await (ask ? handle.requestPermission({ mode: "read" }) : handle.queryPermission({ mode: "read" }));
      if (state !== "granted") return undefined;
    }
    return await handle.getFile();
  } catch {
    return undefined;
  }
}

interface WithHandle {
  getAsFileSystemHandle(): Promise<FileSystemHandle | null>;
}

function hasHandle(item: object): item is WithHandle {
  return "getAsFileSystemHandle" in item;
}

/** Handles of dropped files by file name; must be called while the drop is handled. */
export async function handlesOfDrop(items: DataTransferItemList): Promise<ReadonlyMap<string, FileSystemFileHandle>> {
  const asked = [...items]
    .filter((item) => item.kind === "file")
    .map((item) => (hasHandle(item) ? item.getAsFileSystemHandle() : Promise.resolve(null)));
  const handles = await Promise.all(asked).catch(() => []);
  const files = new Map<string, FileSystemFileHandle>();
  for (const handle of handles) if (handle instanceof FileSystemFileHandle) files.set(handle.name, handle);
  return files;
}
