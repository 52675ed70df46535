import type { Preview } from "../../preview-type.ts";
import { Button } from "../button/button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { EmptyState, ErrorState, NoPermission } from "./states.tsx";

export const previews: Preview[] = [
  {
    component: "EmptyState",
    state: "first use",
    render: () => (
      <EmptyState title="No jobs yet" action={<Button variant="primary">New job</Button>}>
        A job reads a buyer&apos;s payments and scores the suppliers in it.
      </EmptyState>
    ),
  },
  {
    component: "ErrorState",
    state: "with details",
    render: () => (
      <ErrorState
        message="The suppliers did not arrive. Try again in a moment."
        onRetry={() => undefined}
        details={["GET /api/v1/suppliers: 503"]}
        correlationId="e473420af30f"
      />
    ),
  },
  { component: "CopyButton", state: "ready", render: () => <CopyButton text="e473420af30f" /> },
  { component: "NoPermission", state: "staff", render: () => <NoPermission permission="SystemLogs_VIEW" /> },
];
