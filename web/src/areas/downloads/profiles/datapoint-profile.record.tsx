import { datapointProfileResource } from "@paygauge/api-types/endpoints/datapoint-profiles";
import type { RecordDefinition } from "../../../records/record-definition.ts";

/** The list of profiles; one of them, and a new one, have screens of their own. */
const definition: RecordDefinition<typeof datapointProfileResource> = {
  resource: datapointProfileResource,
  Controls: ({ children }) => children({}),
  facts: () => "",
  isInUse: ({ issuersCount }) => issuersCount > 0,
  Beside: () => null,
};
export default definition;
