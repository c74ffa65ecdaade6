import type { podcast } from "~/words/podcast.ts";
import { fill } from "~/words/words.ts";

/** Seconds as "0:07", "14:06" or "1:02:03"; what is not known yet is "0:00". */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? [hours, ...parts].join(":") : parts.join(":").replace(/^0/, "");
}

/** Seconds as "32 seconds" or, from two minutes on, "31 minutes". */
export function spokenLength(words: typeof podcast.episodes, seconds: number): string {
  return seconds < 120
    ? fill(words.seconds, { count: seconds })
    : fill(words.minutes, { count: Math.round(seconds / 60) });
}
