import type { PageShapeKind, PageShapeProps } from "@paygauge/ui";
import { useEffect, useState, type ComponentType } from "react";
import type { PageId } from "@paygauge/api-types";
import { usePageNames } from "./language.ts";
import { useDrawnPage } from "./page.ts";

interface Shape {
  readonly kind: PageShapeKind;
  /** The heading is the page's name; otherwise it is that of what is shown, and comes with it. */
  readonly named?: boolean;
}

const named = (kind: PageShapeKind): Shape => ({ kind, named: true });
const record: Shape = { kind: "record" };
const job = (kind: PageShapeKind): Shape => ({ kind });

/** What each page that is drawn here looks like from afar. */
export const pageShapes: Readonly<Partial<Record<PageId, Shape>>> = {
  home: { kind: "list" },
  profile: named("panels"),
  releaseNotes: named("text"),
  glossary: named("text"),
  analysis: named("list"),
  newJob: named("choice"),
  jobCreateBase: named("form"),
  jobCreateMatchedDataOnly: named("form"),
  jobCreateAdvanced: named("form"),
  jobNoAccess: { kind: "text" },
  jobLoading: job("progress"),
  jobWorkflowBase: job("steps"),
  jobWorkflowMatchedDataOnly: job("steps"),
  jobWorkflowAdvanced: job("steps"),
  jobSummary: job("summary"),
  jobInsights: job("insights"),
  jobSuppliers: job("jobList"),
  jobSupplier: job("supplier"),
  jobComparison: job("panels"),
  jobDetails: job("panels"),
  jobLogs: job("jobList"),
  jobUsers: job("jobList"),
  jobUsersAssigned: job("jobList"),
  jobMatchedDataOnlyDownload: job("panels"),
  jobUseCases: job("panels"),
  jobUseCase: job("panels"),
  jobUseCaseSupplier: job("panels"),
  userManagement: named("parts"),
  userCreate: named("form"),
  user: { kind: "panels" },
  issuerManager: named("parts"),
  issuerCreate: named("form"),
  issuer: record,
  issuerUsers: { kind: "list" },
  buyerManager: named("list"),
  buyerCreate: named("form"),
  buyer: record,
  systemLogs: named("list"),
  analysisAdmin: named("cards"),
  confidenceRulesets: named("table"),
  confidenceRuleset: { kind: "version" },
  scoringRulesets: named("table"),
  scoringRuleset: { kind: "version" },
  dev: named("text"),
  devExamples: named("text"),
  devops: named("cards"),
  proqMonitoring: named("queue"),
  workflowManagement: named("list"),
};

/** The drawings, which come right behind the frame: no page waits for them, and from the second page on they are there. */
let Drawn: ComponentType<PageShapeProps> | undefined;
const arriving = import("@paygauge/ui/components/skeleton/page-shape.tsx").then(
  ({ PageShape }) => {
    Drawn = PageShape;
  },
  () => undefined,
);

/**
 * The shape of the page that is drawn, in its place until the page can stand there itself; `atOnce` where it is certain
 * that this takes a while, as for a page whose code is on its way.
 */
export function OwnShape({ atOnce = false }: { readonly atOnce?: boolean }) {
  const { id } = useDrawnPage();
  const names = usePageNames();
  const [PageShape, setDrawn] = useState(() => Drawn);
  useEffect(() => {
    if (PageShape === undefined) void arriving.then(() => setDrawn(() => Drawn));
  }, [PageShape]);
  const shape = pageShapes[id];
  if (shape === undefined || PageShape === undefined) return null;
  return <PageShape kind={shape.kind} title={shape.named === true ? names.title(id) : undefined} atOnce={atOnce} />;
}
