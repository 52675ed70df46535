import { recordPages } from "./record-pages.ts";

export const datapointProfilePages = recordPages({
  id: "datapointProfile",
  path: "/admin/analysis-admin/datapoint-profiles",
  access: { view: "DatapointProfiles_CRUD", edit: "DatapointProfiles_CRUD" },
  list: { id: "datapointProfiles", title: "Datapoint profiles", parent: "analysisAdmin" },
  one: { title: "Datapoint profile" },
  create: { title: "New datapoint profile" },
});
