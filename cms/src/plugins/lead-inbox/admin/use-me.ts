import { useAnswer } from "../../../admin/use-service";
import type { Me } from "../answers";

export const useMe = () => useAnswer<Me>("/lead-inbox/me");
