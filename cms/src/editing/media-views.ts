import { describePicture, order, sample, videoId, videoNote, webAddress } from "./hints";
import type { View } from "./view";

const newestFirst = { sort: { by: "date", order: "DESC" }, pageSize: 20 } as const;

export const mediaViews: View[] = [
  {
    uid: "api::podcast-episode.podcast-episode",
    mainField: "title",
    ...newestFirst,
    columns: ["number", "title", "date", "durationSeconds", "isSample"],
    rows: [
      [
        ["number", 4],
        ["title", 8],
      ],
      [["summary", 12]],
      [["cover", 12]],
      [["audio", 12]],
      [
        ["date", 4],
        ["durationSeconds", 4],
        ["isSample", 4],
      ],
      [["notes", 12]],
      [["transcript", 12]],
    ],
    fields: {
      number: { label: "Number", hint: "A whole number that no other episode has." },
      title: { label: "Title", hint: sample },
      summary: { label: "Summary", hint: "One or two sentences, also for podcast directories." },
      cover: { label: "Cover", hint: `Square, at least 800 pixels wide. ${describePicture}` },
      audio: { label: "Recording", hint: "MP3, 50 MB at most." },
      date: { label: "Date" },
      durationSeconds: { label: "Length in seconds", hint: "E.g. 1845 for 30 minutes 45 seconds." },
      isSample: { label: "Is a sample", hint: "Yes says on the page that it was not made by the sponsor." },
      notes: { label: "Show notes", hint: "One note a line." },
      transcript: {
        label: "Transcript",
        hint: "One line each time somebody speaks, with the name in front, e.g. Avery: Why does a courtyard begin with one tree?",
      },
    },
  },
  {
    uid: "api::media-mention.media-mention",
    mainField: "title",
    ...newestFirst,
    columns: ["title", "source", "date"],
    rows: [
      [["title", 12]],
      [
        ["source", 6],
        ["date", 6],
      ],
      [["href", 12]],
    ],
    fields: {
      title: { label: "Headline", hint: "As it was published." },
      source: { label: "Published by", hint: "E.g. the name of the newspaper." },
      date: { label: "Date" },
      href: { label: "Address", hint: webAddress },
    },
  },
  {
    uid: "api::media-video.media-video",
    mainField: "title",
    sort: { by: "order", order: "ASC" },
    pageSize: 20,
    columns: ["poster", "title", "order"],
    rows: [
      [["title", 12]],
      [
        ["youtubeId", 6],
        ["note", 6],
      ],
      [["poster", 12]],
      [["order", 6]],
    ],
    fields: {
      title: { label: "Title", hint: sample },
      youtubeId: videoId,
      note: videoNote,
      poster: { label: "Picture before it plays", hint: describePicture },
      order,
    },
  },
];
