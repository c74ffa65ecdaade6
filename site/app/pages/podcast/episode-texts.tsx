import { formatFileSize } from "~/content/format.ts";
import type { Episode } from "~/content/podcast.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** Notes and transcript, closed until they are wanted. */
export function EpisodeTexts({ episode }: { episode: Episode }) {
  return (
    <Accordion
      items={[
        { title: "Show notes", content: <Notes episode={episode} /> },
        { title: "Transcript", content: <Transcript episode={episode} /> },
      ]}
    />
  );
}

function Notes({ episode: { audio, notes, title } }: { episode: Episode }) {
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <TextLink className="mt-2" href={audio.src} icon="download">
        Download<span className="sr-only"> {title}</span>, MP3, {formatFileSize(audio.bytes)}
      </TextLink>
    </>
  );
}

function Transcript({ episode: { transcript } }: { episode: Episode }) {
  return (
    <dl className="grid gap-3">
      {transcript.map(({ speaker, text }) => (
        <div key={text}>
          <dt className="font-semibold">{speaker}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
