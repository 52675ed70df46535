import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { hasFiles, useStrayDrop } from "../../../data/stray-drop.ts";
import { handlesOfDrop } from "../../../data/uploads/file-handles.ts";
import type { DroppedFile } from "./begin-draft.ts";

/** Takes a file that is dropped anywhere on the page, or was while it loaded; true while one is held over it. */
export function usePageDrop(onFiles: (files: readonly DroppedFile[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useStrayDrop((files) => onFiles(files.map((file) => ({ file }))));
  useEffect(() => {
    const stop = new AbortController();
    const on = (type: "dragenter" | "dragover" | "dragleave" | "drop", act: (event: DragEvent) => void) =>
      document.addEventListener(type, (event) => hasFiles(event) && act(event), { signal: stop.signal });
    on("dragenter", () => setOver(true));
    on("dragover", (event) => event.preventDefault());
    on("dragleave", (event) => {
      // Left for outside of the page; between its parts another one is entered.
      if (event.relatedTarget === null) setOver(false);
    });
    on("drop", (event) => {
      event.preventDefault();
      setOver(false);
      const { files = [], items } = event.dataTransfer ?? {};
      const handles =
        items === undefined ? Promise.resolve(new Map<string, FileSystemFileHandle>()) : handlesOfDrop(items);
      const taken = [...files];
      void handles.then((known) => latest.current(taken.map((file) => ({ file, handle: known.get(file.name) }))));
    });
    return () => stop.abort();
  }, []);
  return over;
}

/** Says over the whole page what becomes of the file that is held over it. */
export function DropVeil({ words }: { readonly words: string }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-3 z-50 flex flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed border-accent bg-surface/95 text-center"
    >
      <FileUp size={40} strokeWidth={1.4} className="text-accent-text" />
      <p className="px-6 text-title font-semibold">{words}</p>
    </div>
  );
}
