import { Button, CopyButton, ErrorState, SkeletonBar } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { AudienceReader, ReaderPart } from "@paygauge/api-types/entities/job-audience";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useCall } from "../use-call.ts";
import { AssignField } from "./assign-field.tsx";
import { AudienceTable, partsShown } from "./audience-table.tsx";
import { useAudienceActs, type AudienceActs } from "./use-audience-acts.ts";

type JobAudience = AnswerOf<"jobAudience">;

interface AudienceProps {
  readonly job: Job;
  /** The part that a reader of what is published opens first. */
  readonly needs: ReaderPart;
}

/** Who can open a job, with which parts; users can be assigned and given access here. Needs `areaTexts.audience`. */
export function Audience({ job, needs }: AudienceProps) {
  const { data, problem, reload, refreshing } = useCall("jobAudience", { params: { jobId: job.id } });
  if (data !== undefined) return <Drawn {...{ job, needs, reload }} audience={data} />;
  if (problem !== undefined) return <ErrorState message={problem.message} onRetry={reload} retrying={refreshing} />;
  return <AudienceShape />;
}

interface AllProps {
  readonly readers: readonly AudienceReader[];
  readonly acts: AudienceActs;
}

/** As high as the table of a few readers: the buttons of a dialog stay in place when it arrives. */
export function AudienceShape() {
  return (
    <div className="flex h-108 flex-col gap-3 overflow-hidden py-1 max-sm:h-96">
      {["a", "b", "c", "d"].map((key) => (
        <SkeletonBar key={key} width={320} height={14} />
      ))}
    </div>
  );
}

interface DrawnProps extends AudienceProps {
  readonly audience: JobAudience;
  readonly reload: () => void;
}

function Drawn({ job, needs, audience, reload }: DrawnProps) {
  const words = useTranslations("audience");
  const { readers, total, mayAssign } = audience;
  const acts = useAudienceActs(job.id, reload);
  const link = new URL(linkTo("jobSummary", { jobId: job.id }), location.origin).href;
  return (
    <section aria-label={words("title")} className="flex min-w-0 flex-col gap-2.5 text-data">
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="text-section font-semibold">{words("title")}</h3>
        <p className="text-label text-text-2">
          <Facts {...{ job, audience }} />
        </p>
        <div className="ms-auto flex flex-wrap justify-end gap-2">
          <GiveAll {...{ readers, needs, acts }} />
          <CopyButton text={link} label={words("copyLink")} />
        </div>
      </header>
      {readers.length === 0 ? <p>{words("nobody")}</p> : <AudienceTable {...{ job, audience, acts, needs }} />}
      {readers.length < total && (
        <p className="text-label text-text-2">{words("more", { shown: readers.length, total })}</p>
      )}
      <p className="text-label text-text-2">{words(audience.showsLedgerRows ? "rowsShown" : "rowsHidden")}</p>
      {mayAssign && <AssignField jobId={job.id} acts={acts} />}
      <CannotOpen readers={readers} needs={needs} />
    </section>
  );
}

/** Gives every page to all who lack one, as far as the asking user can. */
function GiveAll({ readers, needs, acts }: Pick<DrawnProps, "needs"> & AllProps) {
  const words = useTranslations("audience");
  const shown = partsShown(needs);
  const gifts = readers.flatMap(({ id, mayGive }) =>
    mayGive.filter((part) => shown.includes(part)).map((part) => ({ userId: id, part })),
  );
  const count = new Set(gifts.map(({ userId }) => userId)).size;
  if (count === 0) return null;
  return (
    <Button size="sm" pending={acts.pending} onClick={() => void acts.giveAll(gifts)}>
      {words("giveAll", { count })}
    </Button>
  );
}

/** "6 people, 4 have opened run 3". */
function Facts({ job, audience: { readers, total } }: Pick<DrawnProps, "job" | "audience">) {
  const words = useTranslations("audience");
  const formats = useFormats();
  const count = words("count", { count: total });
  if (job.published === null) return count;
  const opened = readers.filter((reader) => reader.opened !== null).length;
  const number = formats.count(job.published.number);
  return `${count}, ${words("opened", { count: opened, number })}`;
}

/** Who would get a link that they cannot open. */
function CannotOpen({ readers, needs }: { readonly readers: readonly AudienceReader[]; readonly needs: ReaderPart }) {
  const words = useTranslations("audience");
  const without = readers.filter(({ parts }) => !parts.includes(needs));
  const [first] = without;
  if (first === undefined) return null;
  return (
    <output className="block text-data text-warning">
      {words("cannotOpen", { count: without.length, name: first.displayName, part: words(`parts.${needs}`) })}
    </output>
  );
}
