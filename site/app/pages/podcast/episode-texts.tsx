import type { Episode } from "~/content/model/site-content.ts";
import { formatFileSize } from "~/content/model/wording/format.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { keyed } from "~/ui/keyed.ts";
import { TextLink } from "~/ui/text-link.tsx";

/** Notes and transcript, closed until they are wanted. */
export function EpisodeTexts({ episode }: { episode: Episode }) {
  const notes = { title: "Show notes", content: <Notes episode={episode} /> };
  const transcript = { title: "Transcript", content: <Transcript episode={episode} /> };
  return <Accordion items={episode.transcript.length > 0 ? [notes, transcript] : [notes]} />;
}

function Notes({ episode: { audio, notes, title } }: { episode: Episode }) {
  return (
    <>
      {notes.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {keyed(notes, (note) => note).map(({ item, key }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )}
      <TextLink className="mt-2" href={audio.src} download>
        Download<span className="sr-only"> {title}</span>, MP3, {formatFileSize(audio.bytes)}
      </TextLink>
    </>
  );
}

function Transcript({ episode: { transcript } }: { episode: Episode }) {
  return (
    <ol className="grid gap-3">
      {keyed(transcript, ({ text }) => text).map(({ item, key }) => (
        <li key={key}>
          <p className="font-semibold">{item.speaker}</p>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}
