import { campaignsMessages } from "./en/campaigns.ts";
import { chatMessages } from "./en/chat.ts";
import { devMessages } from "./en/dev.ts";
import { downloadsMessages } from "./en/downloads.ts";
import { healthMessages } from "./en/health.ts";
import { hubMessages } from "./en/hub.ts";
import { ledgerMessages } from "./en/ledger.ts";
import { linkedMessages } from "./en/linked.ts";
import { linksMessages } from "./en/links.ts";
import { mailsMessages } from "./en/mails.ts";
import { mlMessages } from "./en/ml.ts";
import { programsMessages } from "./en/programs.ts";
import { sftpMessages } from "./en/sftp.ts";
import { maintenanceMessages } from "./en/maintenance.ts";
import { promptsMessages } from "./en/prompts.ts";
import { rulesMessages } from "./en/rules.ts";
import { schedulesMessages } from "./en/schedules.ts";
import { toolsMessages } from "./en/tools.ts";

/** Messages of single areas: browsers fetch them with the first that is shown. */
export const areasMessages = {
  ...campaignsMessages,
  ...chatMessages,
  ...rulesMessages,
  ...promptsMessages,
  ...devMessages,
  ...downloadsMessages,
  ...ledgerMessages,
  ...healthMessages,
  ...hubMessages,
  ...linkedMessages,
  ...linksMessages,
  ...mailsMessages,
  ...maintenanceMessages,
  ...schedulesMessages,
  ...toolsMessages,
  ...programsMessages,
  ...sftpMessages,
  ...mlMessages,
} as const;
