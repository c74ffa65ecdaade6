import type { Offering } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Perks } from "~/sections/perks.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { connect } from "~/words/midwest.ts";
import { gallery04 } from "~/words/pictures.generated.ts";

export function Connect({ minimumInvestment }: Pick<Offering, "minimumInvestment">) {
  const { investorPortal } = useSiteSettings();
  return (
    <Perks
      action={
        <ButtonLink href={investorPortal.href} icon="external">
          {connect.action}
        </ButtonLink>
      }
      ground="sand"
      image={gallery04}
      note={connect.note}
      perks={connect.perks(minimumInvestment)}
      title={connect.title}
    />
  );
}
