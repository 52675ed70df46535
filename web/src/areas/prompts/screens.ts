import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const parts = [areaTexts.prompts, callParts.prompts] as const;

/** Screens of the prompts of the model. */
export const promptsScreens = {
  aiPrompts: lazyWithTexts(() => import("./ai-prompts.screen.tsx"), ...parts),
  aiPromptCreate: lazyWithTexts(() => import("./edit/ai-prompt-create.screen.tsx"), ...parts),
  aiPrompt: lazyWithTexts(() => import("./ai-prompt.screen.tsx"), ...parts),
};
