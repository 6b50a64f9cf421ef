# The stand-in with the web application: `docker build .` makes it from the sources. `npm run container` makes the last stage alone, of files
# that it has built itself.
ARG NODE_IMAGE=node:24-slim

# Needs Node 24, npm and a shell of its base.
FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY apps/mock-api/package.json apps/mock-api/
COPY apps/web/package.json apps/web/
COPY packages/adapters/package.json packages/adapters/
COPY packages/domain/package.json packages/domain/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY packages packages
COPY apps apps
COPY scripts scripts
RUN node scripts/container/image-files.ts

# Needs nothing but Node 24 on the path of its base.
FROM ${NODE_IMAGE}
COPY --from=build /src/dist/container/app /app
# An empty folder that the user below may write to: a new volume takes its owner over.
COPY --from=build --chown=1000:1000 /src/dist/container/data /data

# Whoever reaches the control surface reads every mail and resets all data, and the demo account's password is public: both are
# switched on where they are wanted.
ENV NODE_ENV=production MOCK_CONTROL=off DEMO=off HOST=0.0.0.0 PORT=4000 DATA_DIR=/data WEB_DIST=/app/web
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/server.mjs"]

LABEL org.opencontainers.image.title="Glo Recruiter" \
  org.opencontainers.image.description="A web application for recruiters who hire students, and the stand-in backend it is developed and tested against." \
  org.opencontainers.image.version="0.1.0" \
  org.opencontainers.image.licenses="MIT"
ARG REVISION
LABEL org.opencontainers.image.revision="${REVISION}"
