import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TitledPicture } from "~/sections/titled-picture.tsx";
import { TextLink } from "~/ui/links.tsx";

/** Picture of the prairie, above the case for the market and the reasons to own a part of it. `post` has both sides. */
export function WhyMidwest({ post }: { post?: string | undefined }) {
  const { reasons, why } = useCopy(midwest);
  return (
    <section>
      <TitledPicture
        caption={why.pictureCaption}
        image={why.image}
        pictureClassName="aspect-16/9 tablet:aspect-5/2 [&_img]:object-[50%_80%]"
        title={why.title}
      />
      <div className="wrap grid-12 items-start gap-y-12 pt-4 pb-section">
        <div className="col-span-full desktop:sticky desktop:top-8 desktop:col-span-6 print:static">
          <p className="text-quiet">{why.lead}</p>
          <ul className="mt-6 border-heading border-t">
            {why.reasons.map(({ text, title }) => (
              <li
                className="grid gap-x-column gap-y-1 border-hairline border-b py-5 tablet:grid-cols-[2fr_3fr] tablet:items-baseline"
                key={title}
              >
                <h3 className="text-title">{title}</h3>
                <p className="text-pretty">{text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-pretty">{why.against}</p>
          {post && (
            <TextLink className="mt-1" to={post}>
              {why.post}
            </TextLink>
          )}
        </div>
        <section className="ground-sand -mx-gutter col-span-full px-gutter py-10 tablet:mx-0 tablet:px-10 desktop:col-span-5 desktop:col-start-8">
          <h2 className="text-h3-l">{reasons.title}</h2>
          <p className="mt-2 text-quiet">{reasons.note}</p>
          <ul className="mt-6 grid gap-6">
            {reasons.columns.map(({ text, title }) => (
              <li className="border-hairline border-t pt-4" key={title}>
                <h3 className="text-title">{title}</h3>
                <p className="mt-2 text-pretty">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
