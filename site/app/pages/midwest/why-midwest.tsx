import { Section } from "~/ui/section.tsx";
import { midwest } from "~/words/midwest.ts";
import { useWords } from "~/words/use-words.tsx";

export function WhyMidwest({ holdsAllProjects }: { holdsAllProjects: boolean }) {
  const { caution, map, reasons, title } = useWords(midwest).why;
  return (
    <Section title={title}>
      <div className="grid-12 items-center gap-y-10">
        <figure className="-ml-edge col-span-full desktop:col-span-7">
          {/* The drawing's own margins hang out at both sides, so that its land fills the column. */}
          <img
            alt={map.alt}
            className="-left-1/10 relative h-auto w-6/5 max-w-none"
            height={800}
            loading="lazy"
            src="/art/map-midwest.svg"
            width={1200}
          />
          <figcaption className="pl-edge text-quiet text-xs">
            {holdsAllProjects ? map.captionWithProjects : map.caption}
          </figcaption>
        </figure>
        <div className="col-span-full desktop:col-span-5">
          <ul className="border-hairline border-t">
            {reasons.map((reason) => (
              <li className="border-hairline border-b py-5" key={reason.title}>
                <h3>{reason.title}</h3>
                <p className="mt-2">{reason.text}</p>
              </li>
            ))}
          </ul>
          <p className="measure-note mt-4 text-quiet text-xs">{caution}</p>
        </div>
      </div>
    </Section>
  );
}
