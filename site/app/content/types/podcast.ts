import * as v from "valibot";
import { ownPicture } from "../media/own-pictures.server.ts";
import { flag, isoDate, optionalText, requiredText, wholeNumber } from "../model/fields.ts";
import type { Episode, TranscriptLine } from "../model/site-content.ts";
import { episodeDocument } from "../search/documents.ts";
import { mediaFile, mediaOrNull } from "../strapi/strapi-entries.ts";
import { listType, newestFirst } from "./site-type.ts";

/** Parses lines of "Speaker: text". A line without a speaker continues the previous one. */
export function transcriptOf(text: string): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  for (const line of text.split("\n").map((words) => words.trim())) {
    if (line === "") continue;
    const colon = line.indexOf(":");
    const speaker = line.slice(0, Math.max(colon, 0));
    const words = line.slice(colon + 1).trimStart();
    const last = lines.at(-1);
    if (speaker && speaker.length <= 60 && words && /\s/.test(line.charAt(colon + 1)))
      lines.push({ speaker, text: words });
    else if (last) lines[lines.length - 1] = { speaker: last.speaker, text: `${last.text} ${line}` };
    else lines.push({ speaker: "", text: line });
  }
  return lines;
}

export const podcastEpisodes = listType({
  name: "podcast-episodes",
  samplesAre: "episodes",
  schema: v.object({
    audio: mediaFile,
    cover: mediaOrNull,
    date: isoDate,
    durationSeconds: v.pipe(wholeNumber, v.minValue(1)),
    isSample: flag,
    notes: optionalText,
    number: v.pipe(wholeNumber, v.minValue(1)),
    summary: requiredText,
    title: requiredText,
    transcript: optionalText,
  }),
  order: ({ date, number }) => [newestFirst(date), -number],
  search: episodeDocument,
  async build(
    { audio, cover, date, durationSeconds, notes, transcript, ...entry },
    { media },
  ): Promise<Episode> {
    const { sizeBytes, url } = await media.file("mp3", audio, entry.title);
    return {
      ...entry,
      publishedAt: date,
      cover: cover ? await media.image(cover, cover.alternativeText ?? "") : ownPicture("podcast-01"),
      audio: { bytes: sizeBytes, src: url, durationSeconds },
      notes: notes.split("\n").flatMap((note) => note.trim() || []),
      transcript: transcriptOf(transcript),
    };
  },
  add: ({ episodes }, episode) => episodes.push(episode),
});
