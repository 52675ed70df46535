/** "1:26", or "1:02:05": a second of a video as a user reads it. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** Whole minutes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
