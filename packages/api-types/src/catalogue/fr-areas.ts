import { campaigns } from "./fr/campaigns.ts";
import { chat } from "./fr/chat.ts";
import { dev } from "./fr/dev.ts";
import { downloads } from "./fr/downloads.ts";
import { health } from "./fr/health.ts";
import { hub } from "./fr/hub.ts";
import { ledger } from "./fr/ledger.ts";
import { linked } from "./fr/linked.ts";
import { links } from "./fr/links.ts";
import { mails } from "./fr/mails.ts";
import { ml } from "./fr/ml.ts";
import { programs } from "./fr/programs.ts";
import { sftp } from "./fr/sftp.ts";
import { maintenance } from "./fr/maintenance.ts";
import { prompts } from "./fr/prompts.ts";
import { rules } from "./fr/rules.ts";
import { schedules } from "./fr/schedules.ts";
import { tools } from "./fr/tools.ts";

/** Messages of single areas in French, fetched with the first that is shown. */
export const areasMessages = {
  ...campaigns,
  ...chat,
  ...rules,
  ...prompts,
  ...dev,
  ...downloads,
  ...ledger,
  ...health,
  ...hub,
  ...linked,
  ...links,
  ...mails,
  ...maintenance,
  ...schedules,
  ...tools,
  ...programs,
  ...sftp,
  ...ml,
};
