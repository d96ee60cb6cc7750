import style from "./StoreName.module.css";

/** The name of the current store. */
export function StoreName({ name, slug }: { name: string; slug: string }) {
  return (
    <span className={style.store}>
      <span className={style.mark} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={style.storeText}>
        <strong>{name}</strong>
        <small>{slug}</small>
      </span>
    </span>
  );
}
