import type { Episode } from "~/content/site-content.ts";
import { formatFileSize } from "~/content/wording/format.ts";
import { Accordion } from "~/ui/accordion.tsx";
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
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <TextLink className="mt-2" href={audio.src} icon="download">
        Download<span className="sr-only"> {title}</span>, MP3, {formatFileSize(audio.bytes)}
      </TextLink>
    </>
  );
}

function Transcript({ episode: { transcript } }: { episode: Episode }) {
  return (
    <ol className="grid gap-3">
      {transcript.map(({ speaker, text }) => (
        <li key={text}>
          <p className="font-semibold">{speaker}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
