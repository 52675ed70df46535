// npm run connector: takes files from SFTP servers and uploads them (README.md, Files by SFTP). Without CONNECTOR_URL it
// is the sample connector of the local system, in .local/connector.
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { root } from "../support/places.mjs";

endWithParent();
const sample = {
  CONNECTOR_URL: "http://brand1.localhost:8787",
  CONNECTOR_TOKEN_URL: "http://id.localhost:8787/token",
  CONNECTOR_CLIENT_ID: "sample-connector",
  CONNECTOR_CLIENT_SECRET: "sample-secret",
  CONNECTOR_FOLDER: path.join(root, ".local/connector"),
};
if (process.env.CONNECTOR_URL === undefined) Object.assign(process.env, sample);
await import("../../connector/src/main.ts");
