import { AppLink, BandGlyph, Button, type Band } from "@paygauge/ui";
import { ArrowRight } from "lucide-react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { evidenceMoves, type MovedSupplier, type NewEvidence } from "@paygauge/api-types/entities/new-evidence";
import { SideDrawer } from "../../../data/side-drawer.tsx";
import { useAction } from "../../../data/use-action.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { sumFigure } from "../../../data/figures/figure-query.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { EvidenceFigures } from "./evidence-figures.tsx";
import { StaysSame } from "./stays-same.tsx";
import { useEvidenceWords } from "./use-evidence-words.ts";
import type { Simulated } from "./use-simulated.ts";

interface EvidenceDrawerProps {
  readonly job: Job;
  readonly evidence: NewEvidence;
  readonly result: Simulated;
  readonly onClose: () => void;
}

/** What another run changes, supplier by supplier, and the one press that begins it. */
export function EvidenceDrawer({ job, evidence, result, onClose }: EvidenceDrawerProps) {
  const words = useTranslations("evidence");
  const said = useEvidenceWords(job);
  const { apply, pending, mayApply } = useApply(job, onClose);
  const { number, changes } = evidence;
  return (
    <SideDrawer
      heightClass="h-[calc(100dvh-20rem)] roomy:h-full"
      onClose={onClose}
      title={said.source(evidence)}
      description={
        <>
          {changes.map((change) => (
            <span key={change.kind} className="block">
              {changes.length > 1 && <span className="font-medium">{words(`sources.${change.kind}`)}. </span>}
              {said.made(change)}
            </span>
          ))}
        </>
      }
      footer={
        <>
          {mayApply ? (
            <p className="me-auto text-label text-text-2">{words("makesRun", { number: String(number + 1) })}</p>
          ) : (
            <p className="me-auto text-data">{words("ask", { name: job.ownerName })}</p>
          )}
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          {mayApply && (
            <Button variant="primary" pending={pending} onClick={apply}>
              {words("apply", { count: result.suppliers.length })}
            </Button>
          )}
        </>
      }
    >
      <EvidenceFigures result={result} isEstimate={said.isEstimate} />
      {evidenceMoves.map((move) => (
        <Moved key={move} jobId={job.id} move={move} result={result} />
      ))}
      <StaysSame job={job} evidence={evidence} />
    </SideDrawer>
  );
}

/** Begins the run; its progress page leads to the new results. */
function useApply(job: Job, onClose: () => void) {
  const words = useTranslations("evidence");
  const [, navigate] = useLocation();
  const mayCreate = useMay("JobCreate");
  const mayChange = useMayChange();
  const { run, pending } = useAction("rescoreJob", { operation: words("again") });
  const apply = async () => {
    const outcome = await run({ params: { jobId: job.id } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onClose();
    navigate(linkTo("jobLoading", { jobId: job.id }));
  };
  return { apply: () => void apply(), pending, mayApply: mayCreate && mayChange && job.mayEdit };
}

/** Suppliers named in one group, the largest spend first. */
const maxNamed = 100;

interface MovedProps {
  readonly jobId: string;
  readonly move: MovedSupplier["move"];
  readonly result: Simulated;
}

function Moved({ jobId, move, result }: MovedProps) {
  const words = useTranslations("evidence");
  const found = result.suppliers.filter((each) => each.move === move).toSorted((a, b) => b.spendMinor - a.spendMinor);
  if (found.length === 0) return null;
  const spend = (supplierKey: string, minor: number) =>
    sumFigure(
      result,
      "supplierSpend",
      { key: "spend", minor },
      { rows: linkTo("jobSupplierRows", { jobId, supplierKey }) },
    );
  return (
    <section aria-label={words(`moves.${move}`)}>
      <h3 className="flex flex-wrap items-baseline gap-x-2 border-b border-line pb-1 text-data font-semibold">
        {words(`moves.${move}`)}
        <span className="text-label font-normal text-text-2">{words("suppliers", { count: found.length })}</span>
      </h3>
      <ul className="divide-y divide-line">
        {found.slice(0, maxNamed).map(({ supplierKey, name, spendMinor, before, after }) => (
          <li key={supplierKey} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 text-data">
            <AppLink
              href={linkTo("jobSupplier", { jobId, supplierKey })}
              className="min-w-40 grow basis-0 font-medium wrap-anywhere hover:underline"
            >
              {name}
            </AppLink>
            <span className="text-label text-text-2 tabular-nums">
              <Figure of={spend(supplierKey, spendMinor)} isExact />
            </span>
            <span className="inline-flex items-center gap-1.5 text-label">
              <BandGlyph band={bandOf(before)} />
              <ArrowRight aria-hidden size={12} strokeWidth={1.6} className="text-text-3" />
              <span className="sr-only">{words("to")}</span>
              <BandGlyph band={bandOf(after)} />
            </span>
          </li>
        ))}
      </ul>
      {found.length > maxNamed && (
        <p className="pt-1 text-label text-text-2">{words("notNamed", { count: found.length - maxNamed })}</p>
      )}
    </section>
  );
}

const bands = { High: "high", Medium: "medium", Low: "low", None: "none" } as const satisfies Record<ScoreLevel, Band>;
const bandOf = (level: ScoreLevel): Band => bands[level];
