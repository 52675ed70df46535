/** Every write about prompts and predictions; no model is configured, so every attempt of a test run fails. */
import { predictionWrites } from "./prediction-writes.fixture.ts";
import type { Write } from "./writing.fixture.ts";

const config = { model: "default", temperature: 0.2, maxTokens: 100 };

export async function promptWrites(make: Write): Promise<void> {
  const words = { name: "Spare", purpose: "", note: "" };
  const body = { key: "spare-key", ...words, template: 'Answer as JSON: {"a": {}}', config };
  const { id: promptId } = await make("createPrompt", { body });
  const params = { promptId };
  await make("addPromptVersion", { params, body: { template: "Answer.", config, note: "Shorter." } });
  await make("movePromptLabel", { params, body: { label: "trial", from: null, to: 2, note: "" } });
  await make("testPrompt", {
    params: { promptId: "prompt-narrative" },
    body: { number: 1, sample: { name: "Calder County" } },
  });
  await make("setPromptReview", { body: { isRequired: false } });
  await predictionWrites(make);
}
