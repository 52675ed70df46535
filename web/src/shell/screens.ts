import { adminScreens } from "../areas/admin/screens.ts";
import { analysisScreens } from "../areas/analysis/screens.ts";
import { analyticsScreens } from "../areas/analytics/screens.ts";
import { auditScreens } from "../areas/audit/screens.ts";
import { campaignsScreens } from "../areas/campaigns/screens.ts";
import { chatDocumentsScreens } from "../areas/chat-documents/screens.ts";
import { devScreens } from "../areas/dev/screens.ts";
import { devopsScreens } from "../areas/devops/screens.ts";
import { downloadsScreens } from "../areas/downloads/screens.ts";
import { hubScreens } from "../areas/hub/screens.ts";
import { jobAdminScreens } from "../areas/job-admin/screens.ts";
import { jobsScreens } from "../areas/jobs/screens.ts";
import { linkedAccountsScreens } from "../areas/linked-accounts/screens.ts";
import { magicLinksScreens } from "../areas/magic-links/screens.ts";
import { mainScreens } from "../areas/main/screens.ts";
import { mlPredictionScreens } from "../areas/ml-prediction/screens.ts";
import { promptsScreens } from "../areas/prompts/screens.ts";
import { reportsScreens } from "../areas/reports/screens.ts";
import { rulesetsScreens } from "../areas/rulesets/screens.ts";
import { toolsScreens } from "../areas/tools/screens.ts";
import { vendorsScreens } from "../areas/vendors/screens.ts";
import { layoutStage } from "../state/layout-stage.ts";
import type { Screens } from "./guarded-page.tsx";

layoutStage.load = () => import("./layouts/stage.tsx");

export const screens: Screens = {
  ...mainScreens,
  ...adminScreens,
  ...jobsScreens,
  ...jobAdminScreens,
  ...analysisScreens,
  ...campaignsScreens,
  ...reportsScreens,
  ...analyticsScreens,
  ...auditScreens,
  ...devScreens,
  ...rulesetsScreens,
  ...mlPredictionScreens,
  ...promptsScreens,
  ...linkedAccountsScreens,
  ...magicLinksScreens,
  ...chatDocumentsScreens,
  ...devopsScreens,
  ...downloadsScreens,
  ...hubScreens,
  ...toolsScreens,
  ...vendorsScreens,
};
