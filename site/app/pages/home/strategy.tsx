import { gallery03 } from "~/content/model/pictures.generated.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { strategy } from "~/words/home.ts";

export function Strategy() {
  const { investorPortal } = useSiteSettings();
  return (
    <section className="home-strategy ground-evergreen">
      <Picture className="home-strategy-picture" image={gallery03} sizes="(width < 64rem) 100vw, 90vw" />
      <div className="home-strategy-words">
        <h2>{strategy.title}</h2>
        <p className="home-strategy-lead">{strategy.lead}</p>
        <ul className="mt-12 hairline border-t">
          {strategy.ways.map((way) => (
            <li className="home-way" key={way.title}>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <TextLink href={investorPortal.href}>{strategy.portal}</TextLink>
        </p>
      </div>
    </section>
  );
}
