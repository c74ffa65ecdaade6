import * as v from "valibot";
import { ownPicture } from "../media/own-pictures.server.ts";
import { flag, isoDate, optionalText, requiredText, wholeNumber } from "../model/fields.ts";
import { episodeDocument } from "../search/documents.ts";
import { mediaFile, mediaOrNull } from "../strapi/strapi-entries.ts";
import { type BuildTools, listType, newestFirst } from "./content-type.ts";

const maxSpeakerLength = 60;

/** Parses lines of "Speaker: text". A line without a speaker continues the previous one. */
function transcriptOf(text: string) {
  const lines: { readonly speaker: string; readonly text: string }[] = [];
  for (const line of text.split("\n").map((untrimmed) => untrimmed.trim())) {
    if (line === "") continue;
    const colon = line.indexOf(":");
    const speaker = line.slice(0, Math.max(colon, 0));
    const words = line.slice(colon + 1).trimStart();
    const last = lines.at(-1);
    if (speaker && speaker.length <= maxSpeakerLength && words && /\s/.test(line.charAt(colon + 1)))
      lines.push({ speaker, text: words });
    else if (last) lines[lines.length - 1] = { speaker: last.speaker, text: `${last.text} ${line}` };
    else lines.push({ speaker: "", text: line });
  }
  return lines;
}

const episodeEntry = v.object({
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
});

export type Episode = Awaited<ReturnType<typeof buildEpisode>>;

async function buildEpisode(
  { audio, cover, date, durationSeconds, notes, transcript, ...entry }: v.InferOutput<typeof episodeEntry>,
  { media }: BuildTools,
) {
  const { sizeBytes, url } = await media.file("mp3", audio, entry.title);
  return {
    ...entry,
    publishedAt: date,
    cover: cover ? await media.image(cover, cover.alternativeText ?? "") : ownPicture("podcast-01"),
    audio: { durationSeconds, sizeBytes, src: url },
    notes: notes.split("\n").flatMap((note) => note.trim() || []),
    transcript: transcriptOf(transcript),
  };
}

export const podcastEpisodes = listType({
  name: "podcast-episodes",
  sampleKind: "episodes",
  schema: episodeEntry,
  order: ({ date, number }) => [newestFirst(date), -number],
  search: episodeDocument,
  build: buildEpisode,
  add: ({ episodes }, episode) => episodes.push(episode),
});
