import { ErrorState, PageHeader, Skeleton } from "@paygauge/ui";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { useDebugLines } from "./debug-data.ts";
import { LevelPart } from "./level-part.tsx";
import { LinesPart } from "./lines-part.tsx";

const idForm = /^[0-9a-f]{32}$/;

/** Raises the log level of one's own session, and follows a request through the Workers and the queue. */
export default function DevDebugLoggingScreen() {
  const words = useTranslations("dev.debug");
  const names = usePageNames();
  const [request] = useAddressPart("request");
  const { data, error, mutate } = useDebugLines(request !== null && idForm.test(request) ? request : null);
  const reload = () => void mutate();
  return (
    <>
      <PageHeader title={names.title("devDebugLogging")} facts={words("lead")} />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        {error && !data && <ErrorState {...problemView(error)} onRetry={reload} />}
        {!error && !data && <Skeleton kind="form" fields={4} />}
        {data && <LevelPart key={data.until} state={data} onChange={reload} />}
        {data && <LinesPart lines={data.lines} isRaised={data.leftMs > 0} onChange={reload} />}
      </div>
    </>
  );
}
