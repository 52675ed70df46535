/** A key or keys pressed together, as they are printed on the keyboard. */
export function Kbd({ keys }: { readonly keys: readonly string[] }) {
  return (
    <kbd className="inline-flex h-5 items-center rounded-chip border border-line-2 bg-surface px-1.5 font-mono text-micro text-text-2">
      {keys.join(" ")}
    </kbd>
  );
}
