/** The hatched strip at the very top; shown only where the environment has a name. */
export function EnvironmentBar({ name }: { readonly name: string | undefined }) {
  if (name === undefined || name === "") return null;
  return (
    <div className="hatched flex min-h-5.5 items-center justify-center border-b border-warning-line px-3 text-center text-micro font-semibold tracking-wide text-warning print:hidden">
      <span className="bg-surface/0 px-2">{name}</span>
    </div>
  );
}
