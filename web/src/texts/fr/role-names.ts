import type { Role } from "@paygauge/api-types/access/roles";
import type { RoleWords } from "../translation.ts";

/** Roles: name, description. */
export const roles: Readonly<Record<Role, RoleWords>> = {
  issuer: ["Émetteur", "Voit les résultats, analyses et cas d’usage des dossiers de l’émetteur."],
  issuerPlus: ["Émetteur Plus", "Voit les résultats, analyses et cas d’usage des dossiers de l’émetteur."],
  client: ["Client", "Voit les dossiers publiés qui lui sont affectés."],
  accountManager: ["Responsable de compte", "Voit les résultats des comptes qui lui sont confiés."],
  campaignManager: ["Responsable de campagne", "Mène des campagnes et modifie les cas d’usage."],
  ptcoJobManager: ["Responsable de dossiers", "Crée et gère les dossiers de tous les émetteurs."],
  UserAdministrator: ["Administrateur des utilisateurs", "Gère les utilisateurs, leurs rôles et leurs approbations."],
  sysAdmin: ["Administrateur système", "Gère les jeux de règles, les émetteurs, la publication et les outils."],
  tester: ["Testeur", "Voit l’espace DevOps et les erreurs détaillées."],
  developer: [
    "Développeur",
    "Détient les autorisations de tous les rôles standard, y compris la maintenance du système.",
  ],
  selfServeJobCreator: ["Création de dossiers en autonomie", "Crée des dossiers à partir d’une synthèse."],
  matchedDataOnlyJobCreator: [
    "Création de dossiers pour rapprochement seul",
    "Crée des dossiers pour rapprochement seul.",
  ],
  GlobalInsightsAccessor: ["Vue globale", "Ouvre la vue globale."],
  JobSummaryUploadAccessor: ["Onglet d’import de synthèse", "Ouvre l’onglet d’import de synthèse d’un dossier."],
  JobMatchedDataOnlyUploadAccessor: [
    "Onglet d’import pour rapprochement seul",
    "Ouvre l’onglet d’import pour rapprochement seul d’un dossier.",
  ],
  JobConsultantUploadAccessor: ["Onglet d’import consultant", "Ouvre l’onglet d’import consultant d’un dossier."],
  JobSummaryAccessor: ["Onglet Synthèse", "Ouvre l’onglet Synthèse d’un dossier."],
  JobInsightsAccessor: ["Onglet Analyses", "Ouvre l’onglet Analyses d’un dossier."],
  JobSuppliersAccessor: ["Onglet Fournisseurs", "Ouvre l’onglet Fournisseurs d’un dossier."],
  JobReportAccessor: ["Onglet Rapport", "Ouvre le rapport d’analyses d’un dossier."],
  JobPresentationAccessor: ["Onglet Présentation", "Ouvre la présentation d’un dossier."],
  JobUseCasesAccessor: ["Onglet Cas d’usage", "Ouvre les cas d’usage d’un dossier."],
  JobCampaignsAccessor: ["Onglet Campagnes", "Ouvre les campagnes d’un dossier."],
  JobUseCasesReportAccessor: ["Onglet Rapport des cas d’usage", "Ouvre le rapport des cas d’usage d’un dossier."],
  JobBusinessCaseCalculatorAccessor: [
    "Onglet Calculateur de rentabilité",
    "Ouvre le calculateur de rentabilité d’un dossier.",
  ],
  JobBusinessCaseDownloadAccessor: ["Onglet Étude de rentabilité", "Télécharge l’étude de rentabilité d’un dossier."],
  JobDataDownloadAccessor: ["Onglet Téléchargement des données", "Télécharge les données d’analyse d’un dossier."],
  JobMatchedDataOnlyDownloadAccessor: ["Onglet Rapprochement", "Télécharge le rapprochement d’un dossier."],
  JobUsersAccessor: ["Onglet Utilisateurs", "Ouvre l’onglet Utilisateurs d’un dossier."],
  JobDetailsAccessor: ["Onglet Détails", "Ouvre les détails d’un dossier."],
  JobLogsAccessor: ["Onglet Journaux", "Ouvre les journaux d’un dossier."],
  LegacyJobViewAccessor: ["Ancienne vue du dossier", "Ouvre les onglets d’un dossier sans groupes sur une seule page."],
  JobTypeTabSwitcherAccessor: [
    "Changement de type de dossier",
    "Déplace un dossier entre les trois onglets de création.",
  ],
};
