import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Jefferson Reserve, Phase 2", description: "Jefferson Reserve, Phase 2", keywords: ["multifamily"], path: "/jefferson-reserve-phase-2" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Jefferson Reserve, Phase 2</h1>;
}
