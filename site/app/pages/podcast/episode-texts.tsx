import type { Episode } from "~/content/model/site-content.ts";
import { formatFileSize } from "~/content/model/wording/format.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { keyed } from "~/ui/keyed.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { podcast } from "~/words/podcast.ts";
import { Filled, useWords } from "~/words/use-words.tsx";

interface EpisodeTextsProps {
  episode: Episode;
}

/** Notes and transcript, closed until they are wanted. */
export function EpisodeTexts({ episode }: EpisodeTextsProps) {
  const words = useWords(podcast).episodes;
  const notes = { title: words.notes, content: <Notes episode={episode} /> };
  const transcript = { title: words.transcript, content: <Transcript episode={episode} /> };
  return <Accordion items={episode.transcript.length > 0 ? [notes, transcript] : [notes]} />;
}

function Notes({ episode: { audio, notes, title } }: EpisodeTextsProps) {
  const words = useWords(podcast).episodes;
  return (
    <>
      {notes.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {keyed(notes, (note) => note).map(({ item, key }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )}
      <TextLink className="mt-2" download href={audio.src}>
        <Filled
          text={words.download}
          values={{ size: formatFileSize(audio.bytes), title: <span className="sr-only"> {title}</span> }}
        />
      </TextLink>
    </>
  );
}

function Transcript({ episode: { transcript } }: Pick<EpisodeTextsProps, "episode">) {
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
