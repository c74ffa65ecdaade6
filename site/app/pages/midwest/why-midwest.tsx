import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Picture } from "~/ui/picture.tsx";

/** Picture of the prairie from edge to edge, above four reasons. */
export function WhyMidwest() {
  const { image, lead, pictureCaption, reasons, title } = useCopy(midwest).why;
  return (
    <section>
      <Picture className="aspect-16/9 tablet:aspect-21/9 [&_img]:object-bottom" image={image} sizes="100vw" />
      <p className="wrap pt-3 text-quiet text-xs">{pictureCaption}</p>
      <div className="wrap pt-12 pb-section">
        <h2>{title}</h2>
        <p className="measure mt-4">{lead}</p>
        <ul className="mt-head grid gap-x-column gap-y-8 tablet:grid-cols-2 desktop:grid-cols-4">
          {reasons.map((reason) => (
            <li className="border-heading border-t pt-5" key={reason.title}>
              <h3>{reason.title}</h3>
              <p className="mt-3 text-pretty">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
