import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { home } from "~/words/home.ts";

export function Strategy({ words }: { words: typeof home.strategy }) {
  const { investorPortal } = useSiteSettings();
  return (
    <section className="home-strategy ground-evergreen">
      <Picture className="home-strategy-picture" image={words.picture} sizes="(width < 64rem) 100vw, 90vw" />
      <div className="home-strategy-words">
        <h2>{words.title}</h2>
        <p className="home-strategy-lead">{words.lead}</p>
        <ul className="mt-12 hairline border-t">
          {words.ways.map((way) => (
            <li className="home-way" key={way.title}>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
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
