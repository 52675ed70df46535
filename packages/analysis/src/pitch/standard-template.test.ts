import { expect, test } from "vitest";
import { campaignTones } from "@paygauge/api-types/entities/campaigns";
import { languages } from "@paygauge/api-types/languages";
import { letterKinds } from "@paygauge/api-types/mail/letter-kinds";
import { faultOfTemplate } from "@paygauge/api-types/mail/mail-template";
import { standardTemplate } from "./standard-template.ts";

test.each(letterKinds)("standard templates of a %s name known variables only", (kind) => {
  for (const tone of campaignTones)
    for (const language of languages) {
      const { subject, text } = standardTemplate(kind, tone, language);
      expect(faultOfTemplate(`${subject} ${text}`)).toBeNull();
    }
});
