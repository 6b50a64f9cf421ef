# Two images from the same sources:
# `docker build .` makes the mock API with the web application (docs/container.md),
# `docker build --target web .` the web application behind nginx (docs/deploying.md).
FROM node:24.21.0-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/mock-api/package.json apps/mock-api/
COPY apps/web/package.json apps/web/
COPY packages/adapters/package.json packages/adapters/
COPY packages/domain/package.json packages/domain/

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY packages packages
COPY apps apps
COPY scripts scripts
RUN node scripts/build-web.ts && node apps/web/server/image-files.ts

FROM nginx:1.30.5-alpine-slim AS web
COPY --from=build /app/dist/web-image/templates /etc/nginx/templates
COPY --from=build /app/dist/web-image/web /app/web
COPY apps/web/server/nginx.conf.template /etc/nginx/templates/
COPY apps/web/server/answers /app/answers
COPY apps/web/server/16-settings.envsh /docker-entrypoint.d/
ENV PORT=4000 \
  NGINX_ENTRYPOINT_QUIET_LOGS=1 \
  NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1 \
  NGINX_ENVSUBST_OUTPUT_DIR=/tmp \
  NGINX_ENVSUBST_FILTER=^GLO_
USER nginx
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD wget -q -O /dev/null "http://127.0.0.1:$PORT/health" || exit 1
CMD ["nginx", "-p", "/tmp", "-e", "stderr", "-c", "nginx.conf"]
LABEL org.opencontainers.image.title="Glo Recruiter" \
  org.opencontainers.image.version="0.2.0" \
  org.opencontainers.image.licenses="MIT"

FROM manifests
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=apps/mock-api \
  && npm cache clean --force \
  && install --directory --owner=node --group=node /data
COPY packages packages
COPY apps/mock-api apps/mock-api
COPY --from=build /app/apps/mock-api/dist apps/mock-api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
# Anyone who reaches the control surface reads every email and resets all data, and the demo password is public.
ENV NODE_ENV=production MOCK_CONTROL=off DEMO=off HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/mock-api/src/main.ts"]
LABEL org.opencontainers.image.title="Glo Recruiter" \
  org.opencontainers.image.version="0.2.0" \
  org.opencontainers.image.licenses="MIT"
