import { why } from "~/words/midwest.ts";

interface WhyMidwestProps {
  /** Whether all projects are in the city that the map marks. */
  readonly holdsAllProjects: boolean;
}

/** The sponsor's reasons beside a map that bleeds off the left edge. */
export function WhyMidwest({ holdsAllProjects }: WhyMidwestProps) {
  return (
    <section className="wrap py-section">
      <div>
        <h2>{why.title}</h2>
        <div className="mt-head grid-12 items-center gap-y-10">
          <figure className="bleed-left col-span-full desktop:col-span-7">
            <img
              alt={why.map.alt}
              className="midwest-map"
              height={800}
              loading="lazy"
              src="/art/map-midwest.svg"
              width={1200}
            />
            <figcaption className="midwest-map-caption quiet text-xs">
              {why.map.caption(holdsAllProjects)}
            </figcaption>
          </figure>
          <div className="col-span-full desktop:col-span-5">
            <ul className="hairline border-t">
              {why.reasons.map((reason) => (
                <li className="hairline border-b py-5" key={reason.title}>
                  <h3>{reason.title}</h3>
                  <p className="mt-2">{reason.text}</p>
                </li>
              ))}
            </ul>
            <p className="quiet measure-note mt-4 text-xs">{why.caution}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
