import type { TitledText } from "~/copy/copy.ts";
import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TitledPicture } from "~/sections/titled-picture.tsx";
import { Columns } from "~/sections/titled-texts.tsx";
import { TextLink } from "~/ui/links.tsx";

/** Picture of the prairie, above the case for the market, the case against it and the reasons to own a part of it. */
export function WhyMidwest({ post }: { post?: string | undefined }) {
  const { against, reasons, why } = useCopy(midwest);
  return (
    <section>
      <TitledPicture
        caption={why.pictureCaption}
        image={why.image}
        pictureClassName="aspect-16/9 tablet:aspect-5/2 [&_img]:object-[50%_80%]"
        title={why.title}
      />
      <div className="wrap grid-12 items-start gap-y-12 pt-4">
        <div className="col-span-full desktop:col-span-6">
          <p className="text-quiet">{why.lead}</p>
          <Points points={why.reasons} />
        </div>
        <section className="col-span-full desktop:col-span-5 desktop:col-start-8">
          <h2 className="text-h3-l">{against.title}</h2>
          <Points points={against.reasons} />
          {post && (
            <TextLink className="mt-3" to={post}>
              {against.post}
            </TextLink>
          )}
        </section>
      </div>
      <Columns {...reasons} />
    </section>
  );
}

function Points({ points }: { points: readonly TitledText[] }) {
  return (
    <ul className="mt-6 border-heading border-t">
      {points.map(({ text, title }) => (
        <li
          className="grid gap-x-column gap-y-1 border-hairline border-b py-5 tablet:grid-cols-[2fr_3fr] tablet:items-baseline"
          key={title}
        >
          <h3 className="text-title">{title}</h3>
          <p className="text-pretty">{text}</p>
        </li>
      ))}
    </ul>
  );
}
