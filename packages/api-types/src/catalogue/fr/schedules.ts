import type { schedulesMessages } from "../en/schedules.ts";

/** Schedules of analytics queries: refusals and confirmations. */
export const schedules: Record<keyof typeof schedulesMessages, string> = {
  scheduleTime: "Saisissez une heure telle que 07:30.",
  scheduleZone: "Choisissez un fuseau horaire dans la liste, par exemple Europe/London.",
  scheduleName: "Donnez un nom à la planification.",
  scheduleRecipients: "Choisissez de 1 à {most, number} destinataires.",
  scheduleRecipient: "L’un des destinataires n’a pas accès à cette requête. Choisissez-les à nouveau.",
  schedulesFull: "Cette requête a déjà {most, number} planifications. Supprimez-en une d’abord.",
  scheduleOften: "Cette planification a été exécutée il y a moins d’une minute. Patientez, puis relancez-la.",
  scheduleStarted: "Envoi de {name} en cours.",
  schedulePaused: "{name} est en pause.",
  scheduleResumed: "{name} reprendra à sa prochaine échéance.",
  scheduleQueryStopped: "La requête ne peut pas être exécutée. Ouvrez-la pour voir ce qu’il faut modifier.",
};
