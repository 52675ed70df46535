import { campaigns } from "./de/campaigns.ts";
import { chat } from "./de/chat.ts";
import { dev } from "./de/dev.ts";
import { downloads } from "./de/downloads.ts";
import { health } from "./de/health.ts";
import { hub } from "./de/hub.ts";
import { ledger } from "./de/ledger.ts";
import { linked } from "./de/linked.ts";
import { links } from "./de/links.ts";
import { mails } from "./de/mails.ts";
import { ml } from "./de/ml.ts";
import { programs } from "./de/programs.ts";
import { sftp } from "./de/sftp.ts";
import { maintenance } from "./de/maintenance.ts";
import { prompts } from "./de/prompts.ts";
import { rules } from "./de/rules.ts";
import { schedules } from "./de/schedules.ts";
import { tools } from "./de/tools.ts";

/** Messages of single areas in German, fetched with the first that is shown. */
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
