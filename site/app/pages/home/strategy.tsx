import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { home } from "~/words/home.ts";
import { useWords } from "~/words/use-words.tsx";

export function Strategy() {
  const words = useWords(home).strategy;
  const { investorPortal } = useSiteSettings();
  return (
    <section className="ground-evergreen desktop:grid desktop:grid-cols-[5fr_7fr]">
      {/* Beside the words it is as high as they are, however high its file. */}
      <Picture
        className="aspect-4/3 tablet:aspect-16/9 desktop:relative desktop:aspect-auto desktop:[&_img]:absolute desktop:[&_img]:inset-0"
        image={words.image}
        sizes="(width < 64rem) 100vw, 90vw"
      />
      <div className="px-edge py-section desktop:pl-[8vw]">
        <h2>{words.title}</h2>
        <p className="mt-4 text-lead text-sand-2">{words.lead}</p>
        <ul className="mt-12 border-hairline border-t">
          {words.ways.map((way) => (
            <li
              className="grid gap-x-column gap-y-1.5 border-hairline border-b py-6 tablet:grid-cols-[5fr_7fr] tablet:items-baseline"
              key={way.title}
            >
              <h3>{way.title}</h3>
              <p className="text-sand-2">{way.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <TextLink href={investorPortal.href}>{words.portal}</TextLink>
        </p>
      </div>
    </section>
  );
}
