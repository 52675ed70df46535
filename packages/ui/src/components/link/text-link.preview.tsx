import type { Preview } from "../../preview-type.ts";
import { RecordButton } from "./record-button.tsx";
import { TextLink } from "./text-link.tsx";

export const previews: Preview[] = [
  {
    component: "TextLink",
    state: "variants",
    render: () => (
      <p className="flex gap-4">
        <span>
          Read the <TextLink href="/terms">terms of service</TextLink> first.
        </span>
        <TextLink variant="entity" href="/jobs/1">
          Northgate Retail FY26
        </TextLink>
        <TextLink variant="quiet" href="/privacy">
          Privacy policy
        </TextLink>
      </p>
    ),
  },
  {
    component: "RecordButton",
    state: "in a list",
    render: () => (
      <RecordButton label="Steps of Northgate Retail FY26" onClick={() => undefined}>
        Northgate Retail FY26
      </RecordButton>
    ),
  },
];
